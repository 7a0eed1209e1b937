import { describe, expect, it } from 'vitest'
import {
  clockTime,
  dayAndTime,
  ordinal,
  ordinalDate,
  tileDay,
  timeWithZone,
  weekdayDate,
  widestText,
  zoneLabel,
  zoneName,
} from './dates.ts'

describe('ordinalDate', () => {
  it.each([
    ['2024-01-01', '1st Jan, 2024'],
    ['2024-01-02', '2nd Jan, 2024'],
    ['2024-01-03', '3rd Jan, 2024'],
    ['2024-01-04', '4th Jan, 2024'],
    ['2024-01-11', '11th Jan, 2024'],
    ['2024-01-12', '12th Jan, 2024'],
    ['2024-01-13', '13th Jan, 2024'],
    ['2024-01-21', '21st Jan, 2024'],
    ['2024-01-22', '22nd Jan, 2024'],
    ['2024-01-23', '23rd Jan, 2024'],
    ['2024-01-30', '30th Jan, 2024'],
    ['2024-01-31', '31st Jan, 2024'],
    ['2024-02-29', '29th Feb, 2024'],
    ['2026-09-05', '5th Sep, 2026'],
  ])('writes %s as %s', (day, text) => {
    expect(ordinalDate(`${day}T12:00:00Z`, 'UTC')).toBe(text)
  })

  it('takes the day of the zone, on both sides of midnight and of the year', () => {
    expect(ordinalDate('2023-12-31T18:29:59Z', 'Asia/Kolkata')).toBe('31st Dec, 2023')
    expect(ordinalDate('2023-12-31T18:30:00Z', 'Asia/Kolkata')).toBe('1st Jan, 2024')
    expect(ordinalDate('2024-01-01T04:59:00Z', 'America/New_York')).toBe('31st Dec, 2023')
    expect(ordinalDate('2024-02-29T23:30:00Z', 'Asia/Kathmandu')).toBe('1st Mar, 2024')
    expect(ordinalDate('2024-03-01T01:00:00Z', 'Pacific/Pago_Pago')).toBe('29th Feb, 2024')
    expect(ordinalDate('2024-02-29T10:30:00Z', 'Pacific/Kiritimati')).toBe('1st Mar, 2024')
  })

  it('writes Hindi the way Hindi does, without an English ending', () => {
    expect(ordinalDate('2024-01-03T12:00:00Z', 'Asia/Kolkata', 'hi')).toBe('3 जन॰ 2024')
    expect(weekdayDate('2024-01-03T12:00:00Z', 'Asia/Kolkata', 'hi')).toBe('बुध, 3 जन॰ 2024')
  })

  it('takes any English locale and a Date', () => {
    expect(ordinalDate(new Date('2024-01-03T12:00:00Z'), 'UTC', 'en-GB')).toBe('3rd Jan, 2024')
  })

  it('refuses what is no date', () => {
    expect(() => ordinalDate('soon', 'UTC')).toThrow(RangeError)
    expect(() => ordinalDate('2024-01-03', 'Nowhere/Land')).toThrow(RangeError)
  })

  it('ends the hundreds as English does', () => {
    expect([101, 111, 112, 113, 121].map(ordinal)).toEqual(['101st', '111th', '112th', '113th', '121st'])
  })
})

describe('times', () => {
  it('names the zone by the short name that people there use', () => {
    expect(timeWithZone('2026-11-28T12:00:00Z', 'Asia/Kolkata')).toBe('5:30 pm IST')
    expect(timeWithZone('2026-11-28T12:00:00Z', 'Europe/London')).toBe('12:00 pm GMT')
    expect(zoneName('2026-07-28T12:00:00Z', 'Europe/London')).toBe('BST')
    expect(zoneName('2026-07-28T12:00:00Z', 'America/New_York')).toBe('EDT')
    expect(zoneName('2026-07-28T12:00:00Z', 'UTC')).toBe('UTC')
    expect(zoneName('2026-07-28T12:00:00Z', 'Asia/Kathmandu')).toBe('GMT+5:45')
  })

  it('writes midnight and the hour that a clock change skips', () => {
    expect(clockTime('2026-11-28T18:30:00Z', 'Asia/Kolkata')).toBe('12:00 am')
    expect(timeWithZone('2026-03-29T00:59:00Z', 'Europe/London')).toBe('12:59 am GMT')
    expect(timeWithZone('2026-03-29T01:00:00Z', 'Europe/London')).toBe('2:00 am BST')
  })

  it('writes day and time together', () => {
    expect(dayAndTime('2026-11-28T12:00:00Z', 'Asia/Kolkata')).toBe('Sat, 28th Nov, 2026, 5:30 pm IST')
  })

  it('says the part of the day in Hindi', () => {
    const zone = 'Asia/Kolkata'
    const start = '2026-11-28T12:00:00Z'
    expect(timeWithZone(start, zone, 'hi-IN')).toBe('शाम 5:30 IST')
    expect(dayAndTime(start, zone, 'hi-IN')).toBe('शनि, 28 नव॰ 2026, शाम 5:30 IST')
  })

  it('keeps room for the longest time of day', () => {
    const moment = '2026-11-28T12:00:00Z'
    expect(widestText('dayAndTime', moment, 'Asia/Kolkata').length).toBeGreaterThanOrEqual(
      dayAndTime(moment, 'America/New_York').length,
    )
    expect(widestText('date', moment, 'Asia/Kolkata')).toBe('28th Nov, 2026')
    expect(widestText('time', moment, 'Asia/Kolkata')).toBe('12:00 pm CEST')
    expect(widestText('time', moment, 'Asia/Kolkata', 'hi-IN')).toBe('दोपहर 12:00 CEST')
  })
})

describe('beside a time and on a tile', () => {
  const moment = '2026-11-28T12:30:00Z'
  it('names the zone, then writes it as times do', () => {
    expect(zoneLabel(moment, 'Asia/Kolkata')).toBe('India Standard Time (IST)')
    expect(zoneLabel(moment, 'Europe/London')).toBe('Greenwich Mean Time (GMT)')
    expect(zoneLabel(moment, 'Asia/Kathmandu')).toBe('Nepal Time (GMT+5:45)')
    expect(zoneLabel(moment, 'Asia/Kolkata', 'hi-IN')).toBe('भारतीय मानक समय (IST)')
  })

  it('has the month and the day, of the zone', () => {
    expect(tileDay(moment, 'Asia/Kolkata')).toEqual({ month: 'Nov', day: '28' })
    expect(tileDay('2026-11-28T20:30:00Z', 'Asia/Kolkata')).toEqual({ month: 'Nov', day: '29' })
    expect(tileDay(moment, 'Asia/Kolkata', 'hi-IN')).toEqual({ month: 'नव॰', day: '28' })
  })
})
