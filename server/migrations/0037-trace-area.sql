-- Neighbouring addresses (rules 3.14): a hoster's or a carrier's, of which one person has many. Keyed as the network is.
alter table trace add area_hash text;
