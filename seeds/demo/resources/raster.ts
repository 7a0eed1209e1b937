import { Resvg } from '@resvg/resvg-js'

/**
 * A drawing as a PNG of that width. Sharp could do it too, but the server's own picture thread forbids SVG to the whole
 * process, for files that come from people.
 */
export function rasterised(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng()
}
