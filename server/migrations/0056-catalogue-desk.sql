-- The desk that keeps the catalogue: what is being written and never was public has its row from the first word on, so that
-- nobody else takes its id, and is shown to nobody. What editors write beside what is public lies in the drafts.
alter table product add column drafted boolean not null default false;
alter table category add column drafted boolean not null default false;
alter table premium add column drafted boolean not null default false;

-- Every list of the desk by its column; what narrows it most stands before that.
create index product_named on product (mandant_id, name, id);
create index product_in_category on product (mandant_id, category_id, name, id);
create index product_of_provider on product (mandant_id, provider, name, id);
create index product_off on product (mandant_id, name, id) where not active or drafted;
create index product_words on product
  using gin (mandant_id, lower(name || ' ' || external_id || ' ' || coalesce(display_name, '')) gin_trgm_ops);
