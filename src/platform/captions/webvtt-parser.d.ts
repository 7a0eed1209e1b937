/** The package comes without types. */
declare module 'webvtt-parser' {
  export interface ParsedNode {
    type: 'text' | 'object' | 'timestamp'
    name?: string
    value?: string
    children?: ParsedNode[]
  }
  export interface ParsedCue {
    /** Seconds, as is what follows. */
    startTime: number
    endTime: number
    tree: ParsedNode
  }
  class WebVTTParser {
    constructor(entities?: Record<string, string>)
    /** Errors count lines from 1. */
    parse(text: string, mode?: string): { cues: ParsedCue[]; errors: { message: string; line: number }[] }
  }
  /** CommonJS: Node finds no names in it. */
  const webvtt: { WebVTTParser: typeof WebVTTParser }
  export default webvtt
}
