/** The light colours of ui-kit/tokens.css: PDFs have no custom properties. */
export const sheetLooks = {
  ink: '#1d2433',
  inkSoft: '#434d61',
  paper: '#fffdf8',
  peacock: '#005f73',
  peacockDeep: '#00424f',
  marigold: '#f2a61f',
  marigoldSoft: '#fff2d9',
  mist: '#e9f2f3',
} as const
