/** A text per language; at least one language is there. */
export type Text = { en: string; hi?: string } | { en?: string; hi: string }

/** Someone who can be logged in as; the logins are printed at the start. */
export interface DemoPerson {
  email: string
  username: string
  first_name: string
  last_name: string
  occupation: string
  /** What the login is good for, as it is printed. */
  role: string
  school_name?: string
  is_admin?: boolean
  is_member?: boolean
  mobile?: string
  age_groups: string[]
  skills: string[]
  tags: string[]
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
}

export interface DemoEvent {
  key: string
  /** The name of a drawing (`seeds/demo/art`). */
  picture: string
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
