/** Sentences that must not be missed, states in a word, ways with their steps, cards. */
import { Facts, Points } from '../ui/facts.tsx';
import { Fold } from '../ui/fold.tsx';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import { Badge } from '../ui/state/badge.tsx';
import { Timeline } from '../ui/state/timeline.tsx';
import { Steps } from '../ui/steps.tsx';
import { SupportBar } from '../ui/support-bar.tsx';
import { useWords } from './sample-words.ts';
import { Chapter, Samples } from './specimen.tsx';

export function MessageChapter() {
  const words = useWords();
  return (
    <Chapter id="messages" title={words.messages}>
      <div className={`${layout.stack} ${layout.read}`}>
        {(['info', 'good', 'warn', 'bad'] as const).map((kind) => (
          <Notice key={kind} kind={kind}>
            {words[kind]}
          </Notice>
        ))}
      </div>
      {words.support.map(([title = '', sentence = '']) => (
        <SupportBar key={title} title={title} end={<a href="#messages">{words.supportEnd}</a>}>
          {sentence}
        </SupportBar>
      ))}
      <Samples>
        {(['open', 'info', 'good', 'warn', 'bad'] as const).map((kind, index) => (
          <Badge key={kind} kind={kind}>
            {words.states[index] ?? kind}
          </Badge>
        ))}
      </Samples>
    </Chapter>
  );
}

const stepStates = ['done', 'done', 'now', 'open'] as const;
const eventStates = ['done', 'now', 'stopped', 'ahead'] as const;

export function WayChapter() {
  const words = useWords();
  const steps = words.steps.map(([name = '', note = ''], index) => ({
    name,
    note,
    state: stepStates[index] ?? 'open',
  }));
  const events = words.events.map(([name = '', note = ''], index) => ({
    name,
    note,
    state: eventStates[index] ?? 'ahead',
  }));
  return (
    <Chapter id="ways" title={words.ways}>
      <Steps label={words.journey} steps={steps} />
      <Timeline label={words.timeline} events={events} />
    </Chapter>
  );
}

export function CardChapter() {
  const words = useWords();
  const [first = '', second = ''] = words.points;
  return (
    <Chapter id="cards" title={words.cards}>
      <div className={layout.columns}>
        <div className={layout.card}>
          <h3>{words.timeline}</h3>
          <Facts
            facts={[
              [words.firstName, 'Anna'],
              [words.email, 'anna.schwarzenberger-oberhaeuser@example.org'],
              ['IBAN', 'DE89 3704 0044 0532 0130 00'],
            ]}
          />
        </div>
        <div className={`${layout.card} ${layout.tint}`}>
          <h3>{words.safety}</h3>
          <Points
            points={[
              ['bank', first],
              ['lock', second],
            ]}
          />
        </div>
      </div>
      <div className={layout.read}>
        <Fold summary={words.question} isOpen>
          <p>{words.answer}</p>
        </Fold>
        <Fold summary={words.timeline}>
          <p>{words.answer}</p>
        </Fold>
      </div>
    </Chapter>
  );
}
