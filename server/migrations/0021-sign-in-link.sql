-- A link by mail that signs an operator in is told beside the sign-ins.

alter table operator_security_event drop constraint operator_security_event_kind_check;
alter table operator_security_event add constraint operator_security_event_kind_check
  check (kind in ('signIn', 'secondFactor', 'signInLink'));
