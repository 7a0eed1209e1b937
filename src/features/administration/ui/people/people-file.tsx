import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import type { TableSearch } from '#ui-kit/table-address.ts'

/**
 * The people of the table as a file. A form that browsers send themselves: that it was taken is kept, so it is no
 * link.
 */
export function PeopleFile({ search }: { search: TableSearch }) {
  const { sort, page, ...filters } = search
  return (
    <form method="post" action="/admin/people.csv">
      {Object.entries(filters).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" variant="second" size="normal">
        {m.people_file()}
      </Button>
    </form>
  )
}
