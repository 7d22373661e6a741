-- A captcha is good once (K-08): what was solved is remembered until it would have ended by itself, for every process.
create table captcha_solution (
  mandant_id int not null default current_mandant(),
  solution text not null,                -- keyed hash
  repeat_key text,                       -- keyed hash of the Idempotency-Key it came with: that request may come once more
  ends_at timestamptz not null,
  primary key (mandant_id, solution)
);
create index captcha_solution_ends on captcha_solution (mandant_id, ends_at);
call mandant_owned('captcha_solution');

-- With what the captcha service knows us; apart from the configuration, which people read.
alter table mandant_config add captcha_sealed text;
comment on column mandant_config.captcha_sealed is 'sealed for the mandant';

-- Made while the captcha service could not be asked, and let through (CaptchaAusfall).
alter table recommendation add captcha_missing boolean not null default false;
