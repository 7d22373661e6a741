-- Insurance agents who can be recommended (rules C-42, G-12). Business contacts: what is kept of one goes when he is deleted.

create table agent (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  external_id text not null,             -- AgentNumber of a recommendation
  last_name text not null,
  first_name text not null,
  postcode text not null,
  city text not null,
  photo_url text,                        -- on a host of the mandant (rules E-20)
  email text,                            -- where M30 goes
  phone text,
  agency_number text,
  active boolean not null default true,
  name_key text not null,                -- how he is sorted
  search_key text not null,              -- what a search looks at, folded
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, external_id)
);
create index agent_named on agent (mandant_id, name_key, id);
create index agent_offered on agent (mandant_id, name_key, id) where active;
create index agent_changed on agent (mandant_id, changed_at, id);
create index agent_search on agent using gin (mandant_id, search_key gin_trgm_ops);
call mandant_owned('agent');

-- Grows with every change of the list, so that every process sees at its next search that what it keeps is old.
create table agent_list (
  mandant_id int not null default current_mandant(),
  version bigint not null,
  primary key (mandant_id)
);
call mandant_owned('agent_list');

-- How many recommendations name an agent.
create index recommendation_agent on recommendation (mandant_id, agent_number) where agent_number is not null;
