import { useState } from 'react'
import { Button } from './button.tsx'
import { Checkbox, Radio } from './checkbox.tsx'
import { Disclosure } from './disclosure.tsx'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'
import { FieldGroup } from './field.tsx'
import styles from './kit-page.module.css'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea, TextField } from './text-field.tsx'

export function KitForms({ scheme }: { scheme: string }) {
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const emailId = `${scheme}-email`
  const ageId = `${scheme}-age`
  return (
    <section>
      <h2>Forms</h2>
      <SearchField label="Search events" submitLabel="Search" hint="Try “speech at home” or “ADHD”" />
      <ErrorSummary problems={problems} headingLevel={3} />
      <p>
        <Button
          onClick={() =>
            setProblems([
              { fieldId: emailId, message: 'This e-mail is not complete' },
              { fieldId: ageId, message: 'Choose at least one age group' },
              { message: 'The service did not answer' },
            ])
          }
        >
          Show the error summary
        </Button>
      </p>
      <div className={styles.columns}>
        <div>
          <TextField label="First name" name="first_name" autoComplete="off" />
          <TextField
            label="School"
            optionalLabel="(optional)"
            help="As it stands on its board"
            name="school"
          />
          <TextField
            id={emailId}
            label="Your e-mail"
            help="We send the link to it"
            error="This e-mail is not complete. Example: asha@example.org"
            type="email"
            defaultValue="asha@example"
            name="email"
          />
          <TextField
            label="Password"
            type="password"
            revealLabels={{ show: 'Show password', hide: 'Hide password' }}
            defaultValue="peacock feather"
            name="password"
          />
          <TextField label="User name" disabled defaultValue="asha" name="username" />
        </div>
        <div>
          <SelectField label="Occupation" name="occupation" defaultValue="parent">
            <option value="parent">Parent</option>
            <option value="teacher">Teacher or special educator</option>
          </SelectField>
          <SelectField isInline label="Sort by" name="sort">
            <option>Date</option>
            <option>Best rated</option>
          </SelectField>
          <TextArea
            label="Anything that would help you take part?"
            help="Only the organisers see it"
            name="needs"
          />
          <FieldGroup id={ageId} legend="Age groups" error="Choose at least one age group">
            <Checkbox label="0 to 3" count="9" name="age" />
            <Checkbox label="3 to 6" help="Before school" count="21" defaultChecked name="age" />
          </FieldGroup>
          <FieldGroup legend="Who may see it">
            <Radio label="Everyone" name={`${scheme}-privacy`} defaultChecked />
            <Radio label="Only me" name={`${scheme}-privacy`} />
          </FieldGroup>
        </div>
        <div>
          <Disclosure summary="Age group" open>
            <Checkbox label="6 to 9" count="24" name="filter" />
            <Checkbox label="9 to 12" count="17" name="filter" />
          </Disclosure>
          <Disclosure summary="Language">
            <Checkbox label="हिन्दी" count="8" name="language" />
          </Disclosure>
          <Disclosure look="card" summary="What do I need for it?">
            <p>A table and ten minutes. You can keep your camera off.</p>
          </Disclosure>
        </div>
      </div>
    </section>
  )
}
