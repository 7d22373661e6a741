-- What a mail that waits for its turn is about, where that is less than its object (rules 1.8): the number of a recommendation
-- or of a message. A later one of the same cause about the same thing takes its place.
alter table mail_due add turn_about text;
