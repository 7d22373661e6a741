/** Who gets how much, as cards; the banknote in its shapes and sizes. */
import { ChoiceField } from '../form/field/choice-field.tsx';
import { Banknote, Halves, Lifted, Voucher } from '../ui/banknote.tsx';
import { useWords, type Words } from './sample-words.ts';
import { Chapter, Samples } from './specimen.tsx';

export function ChoiceChapter() {
  const words = useWords();
  const choices = [
    { value: '100', name: words.me, lines: linesOf(words, '70,00 €', '0,00 €'), picture: <Banknote amount="70 €" /> },
    {
      value: '50',
      name: words.both,
      lines: linesOf(words, '35,00 €', '35,00 €'),
      picture: <Halves amounts={['35 €', '35 €']} />,
    },
    {
      value: '0',
      name: words.contact,
      lines: linesOf(words, '0,00 €', '70,00 €'),
      picture: <Banknote amount="70 €" />,
    },
  ];
  return (
    <Chapter id="choices" title={words.choices}>
      <form>
        <ChoiceField name="share" legend={words.who} choices={choices} chosen="50" />
      </form>
      <Samples>
        <Lifted amount="110 €" above={words.upTo} below={words.forYou} />
        <Halves amounts={['45 €', '45 €']} />
        <Voucher amount="40 €" above={words.voucher} below={words.forYou} />
      </Samples>
    </Chapter>
  );
}

const linesOf = (words: Words, mine: string, theirs: string) =>
  [
    [words.you, mine],
    [words.yourContact, theirs],
  ] as const;
