/**
 * What is said of a new password while it is typed (§5): the rule comes from the server once the page is alive, so from
 * the first touch on; what the password must not contain, the contract knows. The common ones only the server refuses.
 */
import { showPasswordRule } from '@weitersagen/contract/account/endpoints';
import { type Known, passwordProblem } from '@weitersagen/contract/account/rules';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../api/client.ts';
import type { Verdict } from '../../../form/field/checked-field.tsx';
import { useLocale, useT } from '../../../i18n/t.ts';
import { useFrame } from '../../page/page-frame.ts';

interface Rule {
  pattern: string;
  text: string;
}

export function usePasswordJudge(known: Known): (value: string) => Verdict {
  const { mandant } = useFrame();
  const locale = useLocale();
  const t = useT();
  const [rule, setRule] = useState<Rule>();
  useEffect(() => {
    let isHere = true;
    void browserApi({ mandant: mandant.id, locale })(showPasswordRule).then((outcome) => {
      if (isHere && outcome.ok) setRule(outcome.value);
    });
    return () => {
      isHere = false;
    };
  }, [mandant.id, locale]);
  return (value) => {
    if (rule && !new RegExp(rule.pattern, 'u').test(value)) return { isFine: false, text: rule.text };
    const problem = passwordProblem(value, [...known, mandant.name]);
    return problem ? { isFine: false, text: t(`problem.${problem}`) } : { isFine: true, text: t('password.fine') };
  };
}
