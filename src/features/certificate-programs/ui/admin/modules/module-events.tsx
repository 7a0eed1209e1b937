import { MoveButtons } from '#foundation/admin-kit/ui/index.ts'
import { PublicationBadge } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { TableSearch } from '#ui-kit/table-address.ts'
import { TableTools } from '#ui-kit/table-tools.tsx'
import type { EventOfModule, FoundEvent, ManagedModule } from '../../../admin-course-modules.contract.ts'
import styles from '../admin-programs.module.css'

/** The events of a module, in order. */
export function ModuleEvents({ module: { id, events } }: { module: ManagedModule }) {
  return (
    <section className={styles.section}>
      <h2>{m.admin_module_events()}</h2>
      {events.length === 0 ? <p>{m.admin_module_events_none()}</p> : null}
      <ol className={styles.list} aria-label={m.admin_module_events()}>
        {events.map((event, at) => (
          <li key={event.id} className={styles.item}>
            <EventLine event={event} />
            <div className={styles.actions}>
              <Form
                call="POST /v2/admin/course/module/event/move/"
                headingLevel={3}
                className={styles.actions}
              >
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="event_id" value={event.id} />
                <MoveButtons title={event.title} isFirst={at === 0} isLast={at === events.length - 1} />
              </Form>
              <Form call="POST /v2/admin/course/module/event/remove/" headingLevel={3}>
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="event_id" value={event.id} />
                <SubmitButton size="normal" variant="second">
                  {m.admin_remove()} <span className="visually-hidden">{event.title}</span>
                </SubmitButton>
              </Form>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface AddModuleEventProps {
  module_id: number
  /** The path of the module's page. */
  path: string
  search: TableSearch
  /** The events found; undefined before a search. */
  found: readonly FoundEvent[] | undefined
}

/** Finds events by title; any that isn't in the program yet can be added. */
export function AddModuleEvent({ module_id, path, search, found }: AddModuleEventProps) {
  return (
    <section className={styles.section}>
      <h3>{m.admin_module_event_add()}</h3>
      <TableTools
        path={path}
        search={search}
        searchLabel={m.admin_module_event_search()}
        submitLabel={m.admin_search()}
      />
      {found?.length === 0 ? <p role="status">{m.admin_module_event_found_none()}</p> : null}
      {found && found.length > 0 ? (
        <ul className={styles.list} aria-label={m.admin_module_event_add()}>
          {found.map((event) => (
            <li key={event.id} className={styles.item}>
              <EventLine event={event} />
              {event.module_name === null ? (
                <Form call="POST /v2/admin/course/module/event/add/" headingLevel={3}>
                  <input type="hidden" name="id" value={module_id} />
                  <input type="hidden" name="event_id" value={event.id} />
                  <SubmitButton size="normal" variant="second">
                    {m.admin_module_event_add_one()} <span className="visually-hidden">{event.title}</span>
                  </SubmitButton>
                </Form>
              ) : (
                <span>{m.admin_module_event_in({ module: event.module_name })}</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function EventLine({ event: { id, title, publication, start_date_time } }: { event: EventOfModule }) {
  return (
    <div className={styles.name}>
      <AddressLink href={`/admin/events/${id}`} lang={scriptLanguage(title)}>
        {title}
      </AddressLink>{' '}
      {publication === 'published' ? null : <PublicationBadge publication={publication} />}
      <SoftLine>
        {start_date_time === null ? m.admin_event_no_date() : <DateTime moment={start_date_time} />}
      </SoftLine>
    </div>
  )
}
