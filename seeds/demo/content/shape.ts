/** A text per language; at least one language is there. */
export type Text = { en: string; hi?: string } | { en?: string; hi: string }

/** A drawn picture in `public/art`, one for each skill area and two for event kinds. */
export type Motif =
  | 'speech'
  | 'steps'
  | 'read'
  | 'certificate'
  | 'live'
  | 'numbers'
  | 'hands'
  | 'feelings'
  | 'daily'
  | 'move'
  | 'play'
  | 'together'
  | 'senses'
  | 'technology'

/** An entry of a list that people filter by. Only skills carry a motif. */
export interface DemoTerm {
  key: string
  name: { en: string; hi: string }
  motif?: Motif
}

export interface DemoSpeaker {
  key: string
  name: string
  designation: Text
  place: string
  introduction: Text
}

export interface DemoSeries {
  key: string
  title: Text
}

export interface DemoBanner {
  key: string
  title: Text
  text: Text
  link: string
  picture: string
  picture_alt: Text
}

export interface DemoResource {
  key: string
  title: string
  /** The key of a resource type. */
  type: string
  description: string
  skills: string[]
  tags: string[]
  age_groups: string[]
  likes: number
}

export interface DemoEvent {
  key: string
  type: 'webinar' | 'workshop' | 'on-demand-video' | 'certificate-workshop'
  title: Text
  /** One or two sentences. */
  summary: Text
  /** Two to four short paragraphs with a blank line between. */
  description: Text
  /** Three plain sentences, one a line. */
  in_short: Text
  speakers: string[]
  skills: string[]
  tags: string[]
  age_groups: string[]
  /** Days from today (negative is past), `HH:MM` India time; null for a video that was never live. */
  when: { days: number; at: string; minutes: number } | null
  /** The loader sets the start to 20 minutes ago. */
  is_live_now?: true
  /** Without a meeting a coming event is only announced: its status is Upcoming. */
  has_meeting: boolean
  recording: {
    kind: 'youtube' | 'vimeo'
    url: string
    seconds: number
    /** Days from today, negative. */
    published_days: number
    has_transcript: boolean
  } | null
  capacity: number | null
  registered: number
  rating: { average: number; count: number } | null
  access: {
    captions: 'none' | 'live' | 'afterwards'
    sign_language: boolean
    recording: boolean
    breaks: boolean
    camera_optional: boolean
    language: 'en' | 'hi' | 'ta' | 'bn'
    /** How to ask for an adjustment. */
    adjustment: Text
  }
  series?: string
  certificate: boolean
  resources: string[]
}
