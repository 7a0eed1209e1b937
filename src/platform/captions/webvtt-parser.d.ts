/** The package has no types of its own. */
declare module 'webvtt-parser' {
  export interface ParsedNode {
    type: 'text' | 'object' | 'timestamp'
    name?: string
    value?: string
    children?: ParsedNode[]
  }
  export interface ParsedCue {
    /** Seconds, like `endTime`. */
    startTime: number
    endTime: number
    tree: ParsedNode
  }
  class WebVTTParser {
    constructor(entities?: Record<string, string>)
    /** Lines in errors count from 1. */
    parse(text: string, mode?: string): { cues: ParsedCue[]; errors: { message: string; line: number }[] }
  }
  /** CommonJS: Node finds no named exports in it. */
  const webvtt: { WebVTTParser: typeof WebVTTParser }
  export default webvtt
}
