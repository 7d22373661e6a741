-- Which products show a picture, and how many there are of a source: found without reading all of them.
create index product_picture on product (mandant_id, picture) where picture is not null;
create index product_small_picture on product (mandant_id, small_picture) where small_picture is not null;
create index product_by_source on product (mandant_id, source);
