CREATE TABLE "certificate_program_age_groups" (
	"program_id" integer NOT NULL,
	"age_group_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "certificate_program_age_groups_program_id_age_group_id_pk" PRIMARY KEY("program_id","age_group_id")
);
--> statement-breakpoint
CREATE TABLE "certificate_program_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_program_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "certificate_program_answers_ask" CHECK ((coalesce("certificate_program_answers"."question" ->> 'en', '') <> '' or coalesce("certificate_program_answers"."question" ->> 'hi', '') <> '')),
	CONSTRAINT "certificate_program_answers_say_something" CHECK ((coalesce("certificate_program_answers"."answer" ->> 'en', '') <> '' or coalesce("certificate_program_answers"."answer" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "certificate_program_skills" (
	"program_id" integer NOT NULL,
	"skill_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "certificate_program_skills_program_id_skill_id_pk" PRIMARY KEY("program_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "certificate_program_tags" (
	"program_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "certificate_program_tags_program_id_tag_id_pk" PRIMARY KEY("program_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "certificate_program_teachers" (
	"program_id" integer NOT NULL,
	"speaker_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "certificate_program_teachers_program_id_speaker_id_pk" PRIMARY KEY("program_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "certificate_programs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publication" text DEFAULT 'draft' NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"for_whom" jsonb NOT NULL,
	"outcomes" jsonb NOT NULL,
	"price_text" jsonb NOT NULL,
	"picture" text,
	"picture_alt" jsonb,
	"is_ordered" boolean DEFAULT false NOT NULL,
	"certificate_heading" jsonb,
	"certificate_words" jsonb,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_programs_title_is_there" CHECK ((coalesce("certificate_programs"."title" ->> 'en', '') <> '' or coalesce("certificate_programs"."title" ->> 'hi', '') <> '')),
	CONSTRAINT "certificate_programs_publication_is_known" CHECK ("certificate_programs"."publication" in ('draft', 'published', 'closed')),
	CONSTRAINT "certificate_programs_published_have_a_moment" CHECK ("certificate_programs"."publication" = 'draft' or "certificate_programs"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "course_module_events" (
	"program_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "course_module_events_program_id_event_id_pk" PRIMARY KEY("program_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "course_modules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"events_needed" smallint,
	"needs_quiz" boolean DEFAULT true NOT NULL,
	"quiz_pass_share" smallint DEFAULT 60 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_modules_of_a_program" UNIQUE("program_id","id"),
	CONSTRAINT "course_modules_title_is_there" CHECK ((coalesce("course_modules"."title" ->> 'en', '') <> '' or coalesce("course_modules"."title" ->> 'hi', '') <> '')),
	CONSTRAINT "course_modules_minutes_are_positive" CHECK ("course_modules"."minutes" > 0),
	CONSTRAINT "course_modules_events_needed_are_positive" CHECK ("course_modules"."events_needed" > 0),
	CONSTRAINT "course_modules_pass_share_is_a_share" CHECK ("course_modules"."quiz_pass_share" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "course_cohort_members" (
	"cohort_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_cohort_members_cohort_id_email_pk" PRIMARY KEY("cohort_id","email"),
	CONSTRAINT "course_cohort_members_are_lower_case" CHECK ("course_cohort_members"."email" = lower("course_cohort_members"."email"))
);
--> statement-breakpoint
CREATE TABLE "course_cohorts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_cohorts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_cohorts_once_a_name" UNIQUE("program_id","name"),
	CONSTRAINT "course_cohorts_have_a_name" CHECK (btrim("course_cohorts"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "course_enrolments" (
	"program_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"utm_source" text DEFAULT 'Direct' NOT NULL,
	"utm_medium" text DEFAULT 'None' NOT NULL,
	"utm_campaign" text DEFAULT 'None' NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_enrolments_program_id_user_id_pk" PRIMARY KEY("program_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_choices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"choice" jsonb NOT NULL,
	"is_right" boolean NOT NULL,
	"feedback" jsonb NOT NULL,
	CONSTRAINT "quiz_choices_say_something" CHECK ((coalesce("quiz_choices"."choice" ->> 'en', '') <> '' or coalesce("quiz_choices"."choice" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"module_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"question" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_questions_kind_is_known" CHECK ("quiz_questions"."kind" in ('single', 'multiple')),
	CONSTRAINT "quiz_questions_ask" CHECK ((coalesce("quiz_questions"."question" ->> 'en', '') <> '' or coalesce("quiz_questions"."question" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "quiz_results" (
	"module_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"best_right" smallint NOT NULL,
	"last_right" smallint NOT NULL,
	"last_questions" smallint NOT NULL,
	"last_choices" integer[] NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"passed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_results_module_id_user_id_pk" PRIMARY KEY("module_id","user_id"),
	CONSTRAINT "quiz_results_count" CHECK ("quiz_results"."tries" > 0 and "quiz_results"."last_right" between 0 and "quiz_results"."last_questions")
);
--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD COLUMN "program_id" integer;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD COLUMN "modules" jsonb;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD COLUMN "heading" jsonb;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "certificate_program_age_groups" ADD CONSTRAINT "certificate_program_age_groups_program_id_certificate_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."certificate_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_program_age_groups" ADD CONSTRAINT "certificate_program_age_groups_age_group_id_age_groups_id_fk" FOREIGN KEY ("age_group_id") REFERENCES "public"."age_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_program_answers" ADD CONSTRAINT "certificate_program_answers_program_id_certificate_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."certificate_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_program_skills" ADD CONSTRAINT "certificate_program_skills_program_id_certificate_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."certificate_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_program_skills" ADD CONSTRAINT "certificate_program_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_program_tags" ADD CONSTRAINT "certificate_program_tags_program_id_certificate_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."certificate_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_program_tags" ADD CONSTRAINT "certificate_program_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_program_teachers" ADD CONSTRAINT "certificate_program_teachers_program_id_certificate_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."certificate_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_program_teachers" ADD CONSTRAINT "certificate_program_teachers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_module_events" ADD CONSTRAINT "course_module_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_module_events" ADD CONSTRAINT "course_module_events_module_is_of_the_program" FOREIGN KEY ("program_id","module_id") REFERENCES "public"."course_modules"("program_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_program_id_certificate_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."certificate_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_cohort_members" ADD CONSTRAINT "course_cohort_members_cohort_id_course_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."course_cohorts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_cohorts" ADD CONSTRAINT "course_cohorts_program_id_certificate_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."certificate_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_program_id_certificate_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."certificate_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_choices" ADD CONSTRAINT "quiz_choices_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_module_id_course_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."course_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_module_id_course_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."course_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_program_age_groups_by_age_group" ON "certificate_program_age_groups" USING btree ("age_group_id");--> statement-breakpoint
CREATE INDEX "certificate_program_answers_in_order" ON "certificate_program_answers" USING btree ("program_id","position","id");--> statement-breakpoint
CREATE INDEX "certificate_program_skills_by_skill" ON "certificate_program_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "certificate_program_tags_by_tag" ON "certificate_program_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "certificate_program_teachers_by_speaker" ON "certificate_program_teachers" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "certificate_programs_by_publication" ON "certificate_programs" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "course_module_events_of_a_module" ON "course_module_events" USING btree ("module_id","position");--> statement-breakpoint
CREATE INDEX "course_module_events_by_event" ON "course_module_events" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "course_modules_in_order" ON "course_modules" USING btree ("program_id","position","id");--> statement-breakpoint
CREATE INDEX "course_cohort_members_by_email" ON "course_cohort_members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "course_enrolments_of_a_person" ON "course_enrolments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "course_enrolments_unfinished" ON "course_enrolments" USING btree ("program_id","user_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "quiz_choices_of_a_question" ON "quiz_choices" USING btree ("question_id","position","id");--> statement-breakpoint
CREATE INDEX "quiz_questions_of_a_module" ON "quiz_questions" USING btree ("module_id","position","id");--> statement-breakpoint
CREATE INDEX "quiz_results_of_a_person" ON "quiz_results" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_program_id_certificate_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."certificate_programs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issued_certificates_one_valid_of_a_program" ON "issued_certificates" USING btree ("program_id","user_id") WHERE revoked_at is null;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_are_of_one_thing" CHECK (num_nonnulls("issued_certificates"."event_id", "issued_certificates"."program_id") <= 1);