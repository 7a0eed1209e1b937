import { dialog, openDialog } from '#tests/support/auth-steps.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { cards, expect, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { insideOfDemoQuiz } from '#tests/support/quiz-steps.ts'

// What a screen reader says of the main pages and dialogs: names, roles, levels and order, each list kept short. What
// isn't named here may stand between.

journey('the first page: bar, search, filters, events, foot', async ({ page }) => {
  await open(page, '/?search_query=first+three+years')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Pankh events, home"
      - navigation "Main":
        - list:
          - listitem:
            - link /About Us/
          - listitem:
            - link "Resources"
          - listitem:
            - link "Events"
      - link "Login"
    - main:
      - heading "Events" [level=1]
      - search:
        - searchbox "Search events"
        - button "Search"
      - complementary "Filter":
        - heading "Filter" [level=2]
        - group "Age group":
          - checkbox /0 to 3/
        - group "Skill":
          - checkbox /Play/
      - region /\\d+ events?/:
        - heading /\\d+ events?/ [level=2]
        - list:
          - listitem:
            - heading [level=3]:
              - link
    - contentinfo:
      - list:
        - listitem:
          - link "Help"
        - listitem:
          - link /^Contact. .+@/
      - navigation "More pages":
        - group:
          - heading "More pages" [level=2]
          - list:
            - listitem:
              - link "Events"
  `)
})

journey('an event: what, for whom, how to take part', async ({ page }) => {
  await open(page, '/?search_query=first+three+years')
  await open(page, (await cards(page).first().getByRole('link').getAttribute('href')) ?? '')
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - article:
      - navigation "You are here"
      - 'heading "The first three years: what to look for" [level=1]'
      - complementary:
        - heading [level=2]
      - region "Is it right for you?":
        - heading "Is it right for you?" [level=2]
  `)
})

journey('a resource: what it is, what can be done with it, its files', async ({ page }) => {
  await open(page, '/resource/brushing-teeth-in-eight-steps/7')
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - article:
      - navigation "You are here":
        - list:
          - listitem:
            - link "Resources"
          - listitem:
            - link "Chart"
      - heading "Brushing teeth in eight steps" [level=1]
      - region "Pictures of the pages":
        - 'region "Swipe through the pages: Brushing teeth in eight steps"':
          - list:
            - listitem:
              - 'link "Preview: Brushing teeth in eight steps"':
                - img "Eight numbered pictures that show how to brush teeth."
        - link "Open"
      - complementary "What you can do with it":
        - heading "What you can do with it" [level=2]
        - link "Print"
        - link "Download"
        - link "Bookmark"
        - 'link /^Like · \\d+: Brushing teeth in eight steps$/'
        - button "Share"
      - region "About this resource":
        - heading "About this resource" [level=2]
      - region "File":
        - heading "File" [level=2]
        - list:
          - listitem:
            - heading "brushing-teeth-steps.pdf" [level=3]
            - link "Open brushing-teeth-steps.pdf"
            - link "Download brushing-teeth-steps.pdf"
  `)
})

journey('a certificate program: what it asks and gives, its modules', async ({ page }) => {
  await open(page, '/certificate-programs/details')
  await page.getByRole('main').getByRole('link', { name: 'Inclusive classrooms' }).click()
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - article:
      - navigation "You are here"
      - heading "Inclusive classrooms" [level=1]
      - complementary "Get started":
        - heading "Get started" [level=2]
        - link "Choose your events"
      - region "Who it's for":
        - heading "Who it's for" [level=2]
      - region "Modules":
        - heading "Modules" [level=2]
        - checkbox /Choose all events/
        - list:
          - listitem:
            - 'heading "Module 1: Every child belongs" [level=3]'
  `)
})

journey('the dialog of logging in, and the errors of signing up', async ({ page }) => {
  await open(page, '/about')
  await openDialog(page)
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Log in or sign up":
      - heading "Log in or sign up" [level=2]
      - textbox "Email"
      - button "Next"
      - button "Close"
  `)
  await open(page, '/auth/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - region "Create your account":
      - heading "Create your account" [level=1]
      - group "Please check 5 answers":
        - heading "Please check 5 answers" [level=2]
        - list:
          - listitem:
            - link "First Name and Last Name is required"
          - listitem:
            - 'link "Email: E-mail is required"'
      - textbox "First name" [invalid]
      - textbox "Last name" [invalid]
      - textbox "Email" [invalid]
      - textbox "Password" [invalid]
      - button "Show password"
      - combobox "What do you do?" [invalid]
      - checkbox /I am 18 or older/
      - button "Sign up"
  `)
})

journey('a quiz: its questions are groups with their answers', async ({ page }) => {
  const { address } = await insideOfDemoQuiz(page)
  await open(page, address)
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - 'heading "Quiz: Every child belongs" [level=1]'
    - group /A child covers her ears/:
      - radio
    - group /Which of these help friendships/:
      - checkbox
    - button "Check answers"
  `)
})

journey('my page and a resource to make: where I am, and the steps', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/my-pankh-page')
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Hello Asha" [level=1]
    - navigation "Sections of My page":
      - list:
        - listitem:
          - link "Events"
        - listitem:
          - link "Certificates"
    - region "Upcoming events":
      - heading "Upcoming events" [level=2]
  `)
  await open(page, '/resource/add')
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Share a resource" [level=1]
    - navigation "Steps":
      - list:
        - listitem:
          - link "1 What"
        - listitem:
          - link "2 Content"
    - heading "What do you want to share?" [level=2]
    - group "How do you want to add it?":
      - radio /Upload files/ [checked]
      - radio /Write it here/
      - radio /Link or video/
    - combobox "Type of resource"
    - textbox "Title"
    - button "Next"
    - button "Save as draft"
  `)
})

journey('the library and the administration: lists with their filters', async ({ page }) => {
  await open(page, '/resource?search_query=brushing')
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - search:
      - searchbox "Search resources"
      - button "Search"
    - complementary "Filter":
      - heading "Filter" [level=2]
      - group "Age group"
    - region /\\d+ resources?/:
      - heading /\\d+ resources?/ [level=2]
      - list:
        - listitem:
          - heading "Brushing teeth in eight steps" [level=3]
  `)
  await logInAs(page, 'kavita')
  await open(page, '/admin/speakers')
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - navigation
    - heading "Speakers" [level=1]
    - table:
      - rowgroup:
        - row:
          - columnheader
      - rowgroup:
        - row:
          - rowheader:
            - link
  `)
})

journey.describe('on a small screen', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('the menu', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Menu":
        - heading "Menu" [level=2]
        - navigation "Main":
          - list:
            - listitem:
              - link /^About .opens/
            - listitem:
              - link "Resources"
            - listitem:
              - link "Events"
            - listitem:
              - link "Help"
        - button "Close menu"
    `)
  })
})
