CREATE TABLE "event_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"user_id" integer,
	"role" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_answers_say_something" CHECK ("event_answers"."answer" <> ''),
	CONSTRAINT "event_answers_role_is_known" CHECK ("event_answers"."role" in ('speaker', 'organiser'))
);
--> statement-breakpoint
CREATE TABLE "event_question_votes" (
	"question_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_question_votes_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"user_id" integer,
	"question" text NOT NULL,
	"up_vote_count" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_questions_say_something" CHECK ("event_questions"."question" <> ''),
	CONSTRAINT "event_questions_votes_are_not_negative" CHECK ("event_questions"."up_vote_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "speaker_accounts" (
	"speaker_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "speaker_accounts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "event_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"user_id" integer,
	"rating" smallint NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_reviews_once_a_person" UNIQUE("event_id","user_id"),
	CONSTRAINT "event_reviews_rating_is_one_to_five" CHECK ("event_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"user_id" integer,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"decided_by" integer,
	CONSTRAINT "reports_once_a_person" UNIQUE("kind","subject_id","user_id"),
	CONSTRAINT "reports_reason_is_known" CHECK ("reports"."reason" in ('unkind', 'private', 'harmful', 'advert', 'other')),
	CONSTRAINT "reports_decision_is_known" CHECK ("reports"."decision" in ('hide', 'restore')),
	CONSTRAINT "reports_decided_with_a_moment" CHECK (("reports"."decision" is null) = ("reports"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_question_id_event_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."event_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_question_votes" ADD CONSTRAINT "event_question_votes_question_id_event_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."event_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_question_votes" ADD CONSTRAINT "event_question_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_questions" ADD CONSTRAINT "event_questions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_questions" ADD CONSTRAINT "event_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_accounts" ADD CONSTRAINT "speaker_accounts_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_accounts" ADD CONSTRAINT "speaker_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reviews" ADD CONSTRAINT "event_reviews_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reviews" ADD CONSTRAINT "event_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_answers_of_a_question" ON "event_answers" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "event_answers_of_a_person" ON "event_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_question_votes_of_a_person" ON "event_question_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_questions_by_votes" ON "event_questions" USING btree ("event_id","up_vote_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "event_questions_of_a_person" ON "event_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_reviews_newest" ON "event_reviews" USING btree ("event_id","id" DESC NULLS LAST) WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "event_reviews_of_a_person" ON "event_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("kind","subject_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "reports_by_decision" ON "reports" USING btree ("decided_at" DESC NULLS LAST,"kind","subject_id");--> statement-breakpoint
CREATE INDEX "reports_of_a_person" ON "reports" USING btree ("user_id");