-- How often each rule of signs fired: of each the last ones.
create index signal_rule on signal (mandant_id, rule, at);
