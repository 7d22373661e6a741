/** A theme is a logo and about twenty properties; a mandant without one shows its name on the neutral colours. */
import spbdevkLogo from '../ui/themes/spbdevk/logo.svg?url';

const logos: Readonly<Record<string, string>> = { spbdevk: spbdevkLogo };

export const logoOf = (mandant: string): string | undefined => logos[mandant];
