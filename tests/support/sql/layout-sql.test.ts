import { describe, expect, it } from 'vitest'
import { layOut } from './layout-sql.ts'

const written = `select e.id,
      case when e.ended then 'Over' when e.begun then 'Live' else 'Ahead of us, some day soon' end as status, (select count(*) from seats s where s.event_id = e.id) as seats
  from events e   left join films f on f.event_id = e.id where e.publication = 'a  b' and (e.starts between $1 and $2 or f.id is not null)
  order by e.id for update of e`

describe('the layout of a statement', () => {
  it('keeps what fits in one line', () => {
    expect(layOut('select 1\n  from events')).toBe('select 1 from events')
  })

  it('gives each clause, column and condition its line', () => {
    expect(layOut(written)).toBe(`select e.id,
  case when e.ended then 'Over' when e.begun then 'Live' else 'Ahead of us, some day soon' end as status,
  (select count(*) from seats s where s.event_id = e.id) as seats
from events e
left join films f on f.event_id = e.id
where e.publication = 'a  b' and (e.starts between $1 and $2 or f.id is not null)
order by e.id
for update of e`)
  })

  it('opens a bracket that is too long, and changes nothing but white space', () => {
    const statement = `with found as (${written}) select * from found`
    const bare = (text: string) => text.replaceAll(/\s/g, '')
    expect(bare(layOut(statement))).toBe(bare(statement))
    expect(layOut(statement).split('\n').slice(0, 2)).toEqual(['with found as (', '  select e.id,'])
  })
})
