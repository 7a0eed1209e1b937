import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FieldGroup } from '#ui-kit/field.tsx'
import { TextField } from '#ui-kit/text-field.tsx'
import { labelsIn } from './serve-forms.ts'

it('reads from a rendered page how the fields are named that were wrong, and no others', () => {
  const html = renderToStaticMarkup(
    <>
      <TextField id="_R_1_title" name="title" label={'Title & "subtitle"'} optionalLabel="(optional)" />
      <TextField id="_R_1_link" name="link" label="Link" />
      <FieldGroup id="_R_1_ages" legend={<span>Children's ages</span>} help="Any number">
        <label>
          <input type="checkbox" name="ages" /> 3 to 6
        </label>
      </FieldGroup>
    </>,
  )
  const errors = ['title', 'ages', undefined].map((field) => ({ code: 'Wrong', message: 'Wrong', field }))
  expect(labelsIn(html, { errors } as never)).toEqual({
    _R_1_title: 'Title & "subtitle" (optional)',
    _R_1_ages: "Children's ages",
  })
})
