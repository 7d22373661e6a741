-- On which days a job was at a mandant goes after two months; the last day of each stays, by which a night that comes too late is known.
grant delete on job_run to weitersagen_app;
