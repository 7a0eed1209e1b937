/** The page stands alone in a folder of the person's own: its looks are in it, and are the same on paper. */
export const PAGE_LOOKS = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.5 "Atkinson Hyperlegible Next", "Noto Sans Devanagari", "Nirmala UI", Verdana, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1.25rem; margin: 2.25rem 0 0.5rem; }
ol, section > ul { list-style: none; margin: 0; padding: 0; }
ol > li { padding: 0.75rem 0; border-top: 1px solid #8a94a6; }
dl { display: grid; grid-template-columns: minmax(7rem, 12rem) minmax(0, 1fr); gap: 0.125rem 1rem; margin: 0; }
dt { opacity: 0.8; }
dd { margin: 0; white-space: pre-wrap; }
section > ul > li { padding: 0.25rem 0; }
@media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: 0.5rem; } }
@media print {
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  nav { display: none; }
  ol > li { break-inside: avoid; }
  h2 { break-after: avoid; }
  a { color: inherit; text-decoration: none; }
}
`
