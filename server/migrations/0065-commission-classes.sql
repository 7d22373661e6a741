-- Which products pay a commission, class by class: found without reading those that pay none.
create index product_commission on product (mandant_id, commission) where commission is not null;
