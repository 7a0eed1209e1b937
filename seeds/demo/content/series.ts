import type { DemoSeries } from './shape.ts'

export const series: DemoSeries[] = [
  { key: 'first-steps', title: { en: 'First steps at home', hi: 'घर पर पहले कदम' } },
  { key: 'reading-from-the-start', title: { en: 'Reading from the start', hi: 'पढ़ने की शुरुआत' } },
  { key: 'inclusive-classroom', title: { en: 'The inclusive classroom', hi: 'सबकी कक्षा' } },
  { key: 'growing-up', title: { en: 'Growing up', hi: 'बड़े होते हुए' } },
]
