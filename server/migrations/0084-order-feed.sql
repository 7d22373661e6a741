-- What a client's system has not read yet of its orders (rules 7.13). A change takes the number of an order away, and whoever reads
-- the list gives new ones to what is committed, one reader of a mandant after the other: so no number comes after a later one.
alter table orders add column change_no bigint;
create index orders_change on orders (mandant_id, change_no) where change_no is not null;
create index orders_unnumbered on orders (mandant_id, id) where change_no is null;

create function forget_change_no() returns trigger language plpgsql as $$
begin
  new.change_no := null;
  return new;
end
$$;
create trigger orders_changed before update on orders for each row
  when (old.change_no is not null and new.change_no is not distinct from old.change_no) execute function forget_change_no();

create table order_feed (
  mandant_id int not null default current_mandant() primary key,
  last bigint not null                   -- the last number that was given
);
call mandant_owned('order_feed');
