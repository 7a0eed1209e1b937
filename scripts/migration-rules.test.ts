import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { breachesIn, breachesOf } from './migration-rules.ts'

const why = (content: string, file = '0031_x.sql') =>
  breachesOf(file, content).map((one) => one.why.split(':')[0])

describe('migrations', () => {
  it('let the version before go on beside them', () => {
    expect(breachesIn(join(import.meta.dirname, '../migrations'))).toEqual([])
  })
})

describe('a migration that the version before would trip over', () => {
  it.each([
    ['DROP TABLE "banners";', 'drops a table'],
    ['DROP TABLE IF EXISTS banners CASCADE;', 'drops a table'],
    ['ALTER TABLE "banners" DROP COLUMN "link";', 'drops a column'],
    ['ALTER TABLE "public"."banners" DROP IF EXISTS "link";', 'drops a column'],
    ['ALTER TABLE "banners" RENAME TO "posters";', 'renames a table or a column'],
    ['alter table banners\n  rename column link to address;', 'renames a table or a column'],
    ['ALTER TABLE "banners" ADD COLUMN "kind" text NOT NULL;', 'adds an obligatory column without a default'],
    [
      'alter table banners add a int default 1 not null, add b int not null;',
      'adds an obligatory column without a default',
    ],
    ['ALTER TABLE "banners" ALTER COLUMN "link" SET NOT NULL;', 'makes a column obligatory'],
    ['ALTER TABLE "banners" ALTER COLUMN "rank" SET DATA TYPE bigint;', 'changes the type of a column'],
    ['alter table banners alter rank type bigint;', 'changes the type of a column'],
    [
      'ALTER TABLE "banners" ADD CONSTRAINT "banners_kind" CHECK ("kind" is not null);',
      'adds a constraint that the version before can break',
    ],
    [
      'ALTER TABLE "banners" ADD CONSTRAINT "banners_link" UNIQUE("link");',
      'adds a constraint that the version before can break',
    ],
    [
      'CREATE UNIQUE INDEX "banners_link" ON "banners" USING btree ("link");',
      'adds a constraint that the version before can break',
    ],
    ['DROP FUNCTION IF EXISTS "public"."pankh_count"(text);', 'drops a function'],
    ['drop type kind;', 'drops a type'],
    [
      'drop function f(text); create function f(text, int) returns int language sql as $$ select 1 $$;',
      'drops a function',
    ],
    ['do $$ begin if true then alter table banners drop column link; end if; end $$;', 'drops a column'],
    [`do $x$ begin execute 'drop table banners'; end $x$;`, 'drops a table'],
    [`do $$ begin execute format('alter table %I drop column link', 'banners'); end $$;`, 'drops a column'],
  ])('is refused: %s', (content, reason) => {
    expect(why(`SELECT 1;--> statement-breakpoint\n${content}`)).toEqual([reason])
  })

  it('is allowed once it says since when nothing uses what goes', () => {
    const drop = 'ALTER TABLE "banners" DROP COLUMN "link";'
    expect(why(`-- contract: since 0030 nothing reads banners.link\n${drop}`)).toEqual([])
    expect(why(`-- contract: nothing reads banners.link since version 1.4.0\n${drop}`)).toEqual([])
    for (const line of [
      '-- contract: nobody needs it',
      '-- contract: since 0031',
      '-- nothing reads it since 0030',
    ])
      expect(why(`${line}\n${drop}`), line).toEqual(['drops a column'])
    expect(why(`SELECT 1;\n-- contract: since 0030\n${drop}`)).toEqual(['drops a column'])
  })
})

it('that landed before the rule knew constraints is judged by what it was then', () => {
  expect(why('DROP FUNCTION f();', '0025_x.sql')).toEqual([])
  expect(why('DROP FUNCTION f();', '0026_x.sql')).toEqual(['drops a function'])
})

it.each([
  'CREATE TABLE "posters" ("id" integer NOT NULL);\nALTER TABLE "posters" ALTER COLUMN "id" SET DATA TYPE bigint;',
  'ALTER TABLE "banners" ADD COLUMN "kind" text;',
  `ALTER TABLE "banners" ADD COLUMN "kind" text DEFAULT 'wide' NOT NULL;`,
  'ALTER TABLE "banners" ADD COLUMN "plain" text GENERATED ALWAYS AS (lower(link)) STORED NOT NULL;',
  'ALTER TABLE "banners" DROP CONSTRAINT "banners_kind";',
  'CREATE TABLE "posters" ("id" integer);\nALTER TABLE "posters" ADD CONSTRAINT "posters_id" UNIQUE("id");',
  `ALTER TABLE "banners" ADD COLUMN "kind" text;\nALTER TABLE "banners" ADD CONSTRAINT "a" CHECK ("kind" <> '');`,
  'CREATE TABLE "posters" ("id" integer);\nCREATE UNIQUE INDEX "posters_by_id" ON "posters" ("id");',
  'create function f() returns int language sql as $$ select 1 $$; drop function f();',
  `do $$ begin insert into banners (link) values ('drop table banners'); end $$;`,
  'ALTER TABLE "banners" ALTER COLUMN "link" DROP NOT NULL;',
  'ALTER TABLE "banners" RENAME CONSTRAINT "a" TO "b";',
  'DROP INDEX "banners_by_rank";',
  '-- not drop table banners;\nSELECT 1;',
  'create or replace function f() returns trigger as $$ begin drop table x; alter table y drop column z; end $$ language plpgsql;',
  `insert into banners (link) values ('x; drop table banners;');`,
])('leaves alone what only adds: %s', (content) => {
  expect(why(content)).toEqual([])
})
