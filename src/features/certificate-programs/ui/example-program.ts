import type { CourseModule, ModuleEvent, ProgramDetails } from '../certificate-programs.contract.ts'

/** An upcoming webinar that nobody has chosen, unless given otherwise; for tests. */
export function exampleEvent(id: number, given: Partial<ModuleEvent> = {}): ModuleEvent {
  return {
    id,
    title: `Event ${id}`,
    summary: 'What it is about.',
    text_language: 'en',
    event_type: { id: 1, key: 'webinar', name: 'Webinar' },
    status: 'Scheduled',
    availability_label: null,
    is_live: false,
    start_date_time: '2026-11-28T12:00:00Z',
    end_date_time: '2026-11-28T13:00:00Z',
    time_zone: 'Asia/Kolkata',
    duration_minutes: 60,
    speakers: [],
    age_groups: [],
    skills: [],
    access: {
      captions: 'live',
      sign_language: false,
      recording: true,
      breaks: true,
      camera_optional: true,
      language: 'en',
    },
    picture: '/art/speech.svg',
    picture_alt: '',
    capacity: null,
    places_left: null,
    rating: null,
    rating_count: 0,
    has_certificate: false,
    isSelected: false,
    user_event_status: 'Not Registered',
    registration: null,
    is_open: true,
    ...given,
  }
}

/** Like {@link exampleEvent}, but the person is registered. */
export function exampleRegistered(id: number, given: Partial<ModuleEvent> = {}): ModuleEvent {
  const registration = {
    id,
    status: 'registered' as const,
    access_request: '',
    wants_reminder_day: true,
    wants_reminder_hour: true,
    registered_at: '2026-11-20T09:00:00Z',
    offer_expires_at: null,
    waiting_place: null,
  }
  return exampleEvent(id, { isSelected: true, user_event_status: 'Registered', registration, ...given })
}

/** A module that requires all of these events. */
export function exampleModule(
  id: number,
  module_events: ModuleEvent[],
  given: Partial<CourseModule> = {},
): CourseModule {
  return {
    id,
    module_name: `Part ${id}`,
    description: '',
    minutes: 60,
    events_needed: module_events.length,
    events_done: 0,
    module_events,
    quiz: null,
    label: 'Not started',
    is_open: true,
    ...given,
  }
}

/** A program with these modules in which the person is enrolled. */
export function exampleProgram(modules: CourseModule[], given: Partial<ProgramDetails> = {}): ProgramDetails {
  return {
    id: 7,
    title: 'Inclusive classrooms',
    summary: 'Five small steps.',
    text_language: 'en',
    price_text: 'Free of charge',
    minutes: 60 * modules.length,
    events_count: modules.flatMap(({ module_events }) => module_events).length,
    picture: '/art/together.svg',
    picture_alt: '',
    is_closed: false,
    progress: {
      label: 'In Progress',
      modules_done: 0,
      modules_count: modules.length,
      minutes_done: 0,
      finished_at: null,
    },
    description: '',
    easy_read: { en: [], hi: [], symbols: [] },
    for_whom: 'Teachers',
    outcomes: ['Plan a calm lesson.'],
    skills_data: [],
    tags_data: [],
    age_groups_data: [],
    teachers: [],
    answers: [],
    is_ordered: false,
    certificate_heading: null,
    certificate_words: null,
    modules,
    clashes: [],
    ...given,
  }
}
