/** A sentence with our address in it, which opens the person's own mail program. */
export function MailSentence({ sentence, email }: { sentence: string; email: string }) {
  const [before, after = ''] = sentence.split(email);
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}
