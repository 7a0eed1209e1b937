/** The fields that an event's form sends, with every access fact answered. */
export const completeForm = {
  title_en: 'Sensory play at home',
  summary_en: 'A short hour.',
  description_en: 'What we do first.',
  starts_at: '2026-02-03T17:30',
  ends_at: '2026-02-03T18:30',
  time_zone: 'Asia/Kolkata',
  zoom_link: 'https://meet.example.org/room',
  access_captions: 'live',
  access_sign_language: false,
  access_recording: true,
  access_breaks: false,
  access_camera_optional: true,
  access_language: 'en',
  access_adjustment_en: 'Tell us when you register.',
} as const
