import type { Locator, Page } from '@playwright/test'

/** A box of the account's pages, by its heading. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name })
