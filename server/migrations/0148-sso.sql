-- Single sign-on of people of agencies (C-47): which provider a mandant trusts, and how what it says of a person is
-- read. One row a mandant; what it was before stands in the log.
create table agency_sso (
  mandant_id int not null default current_mandant(),
  is_on boolean not null,
  issuer text not null,
  client_id text not null,
  secret_sealed text,                    -- none for a public client, which PKCE alone proves
  authorize_url text,                    -- as the provider named it when it was looked at last
  end_session_url text,
  department_claim text not null,
  role_claim text not null,
  email_claim text not null,
  given_name_claim text not null,
  family_name_claim text not null,
  employee_number_claim text,
  departments text not null,             -- a line each: what the claim says = number of the agency
  roles text not null,                   -- a line each: what the claim says = role
  generation int not null,               -- grows with every change: what is agreed to is what was asked about
  changed_at timestamptz not null,
  primary key (mandant_id),
  check (not is_on or authorize_url is not null)
);
call mandant_owned('agency_sso');
comment on column agency_sso.secret_sealed is 'sealed for the mandant';

-- What the provider that vouched for somebody wants to hear at the end of the session; null of every other session.
alter table session add column provider_hint_sealed text;
comment on column session.provider_hint_sealed is 'sealed for id';
