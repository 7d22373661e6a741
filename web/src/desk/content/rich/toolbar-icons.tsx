/** The drawings of the toolbar. They come with the editor and stand in no other page, so they are no part of the common picture. */

const drawings = {
  bold: 'M7 4.5h6a3.6 3.6 0 0 1 0 7.3H7zM7 11.800h7a3.850 3.850 0 0 1 0 7.700H7z',
  italic: 'M10 4.500h7M7 19.500h7M14 4.500l-4 15',
  heading: 'M6 5v14M18 5v14M6 12h12',
  subheading: 'M4.500 6v12M12.500 6v12M4.500 12h8M16.500 12.500c.5-2 4-2 4 .4c0 2-4 3-4 5.600h4.200',
  bulletList: 'M9.500 6h11M9.500 12h11M9.500 18h11M4.500 6v.1M4.500 12v.1M4.500 18v.1',
  orderedList:
    'M10 6h10.500M10 12h10.500M10 18h10.500M3.500 5.200l1.500-.8v4M3.500 15.500c.5-1 2.600-.9 2.600.5c0 1.200-2.600 1.900-2.600 3.500h2.800',
  quote: 'M4.500 17.500c2.500-1 4-3 4-6v-4h-4v4.500h3M14 17.500c2.500-1 4-3 4-6v-4h-4v4.500h3',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.600 1.600M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.600-1.600',
  picture: 'M4.500 5h15v14h-15zM4.500 16l4.500-4.500l4 4l2.500-2.500l4 4M14.500 9v.1',
  footnote: 'M4.500 8h8M8.500 8v11M16 5.500l1.800-1v6',
  variable:
    'M9 4.500c-4 0-1 6.500-4.500 7.500c3.500 1 .5 7.500 4.500 7.500M15 4.500c4 0 1 6.500 4.500 7.500c-3.500 1-.5 7.500-4.500 7.500',
  table: 'M4 5.500h16v13H4zM4 10h16M4 14.300h16M12 5.500v13',
  undo: 'M8.500 5L4.500 9l4 4M4.500 9h9.500a5.500 5.500 0 0 1 0 11H10',
  redo: 'M15.500 5l4 4l-4 4M19.500 9H10a5.500 5.500 0 0 0 0 11h4',
} as const;

export type Drawing = keyof typeof drawings;

export const ToolIcon = ({ name }: { name: Drawing }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d={drawings[name]} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
