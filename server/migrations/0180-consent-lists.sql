-- in steps
-- What the desk looks through (G-11): every decision of one number in its order, and the decisions by who asked and by how much was
-- agreed to, the newest first.
drop index concurrently if exists consent_evidence_number;

create index concurrently consent_evidence_number on consent_evidence (mandant_id, number, id);

drop index concurrently if exists consent_evidence_source;

create index concurrently consent_evidence_source on consent_evidence (mandant_id, source, at, id);

drop index concurrently if exists consent_evidence_extent;

create index concurrently consent_evidence_extent on consent_evidence (
  mandant_id,
  (case when functional and analytical and marketing then 'all' when functional or analytical or marketing then 'some' else 'none' end),
  at, id);
