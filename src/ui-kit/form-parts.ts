import { createContext, use } from 'react'
import type { Api } from '#contract/client.ts'
import type { PostedForm } from '#contract/page-form.ts'

/** What forms need from the app; its root provides it. */
export interface FormParts {
  api: Api
  /** A form that was posted without JavaScript and refused. */
  posted: PostedForm | undefined
}

export const FormPartsContext = createContext<FormParts | undefined>(undefined)

/** The client and the refused form, from the app's root. */
export function useFormParts(): FormParts {
  const parts = use(FormPartsContext)
  if (!parts) throw new Error('a form is used outside the app')
  return parts
}
