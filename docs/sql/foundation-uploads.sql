-- src/foundation/uploads/server/personal-uploads.queries.ts

-- selectUploadsOf
select f.storage_key,
  f.name,
  f.media_type,
  f.size_bytes::float8 as size_bytes,
  f.is_temporary,
  to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as uploaded_at
from uploaded_files f
where f.user_id = $1
order by f.id;

-- takeOutWaiting
delete
from "uploaded_files"
where ("uploaded_files"."user_id" = $1 and "uploaded_files"."is_temporary" = $2)
returning "storage_key";

-- src/foundation/uploads/server/uploads.queries.ts

-- countTemporary
select count(*) as files, coalesce(sum(size_bytes), 0) as bytes
from uploaded_files
where is_temporary and user_id = $1 and created_at > $2::timestamptz;

-- insertWithinQuota
select pg_advisory_xact_lock($1::int, $2::int);

-- insertWithinQuota
insert into "uploaded_files" (
  "id",
  "user_id",
  "storage_key",
  "name",
  "media_type",
  "kind",
  "size_bytes",
  "width",
  "height",
  "is_temporary",
  "resumable_id",
  "created_at",
  "claimed_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, default, $9, $10, default)
returning "id",
  "user_id",
  "storage_key",
  "name",
  "media_type",
  "kind",
  "size_bytes",
  "width",
  "height",
  "is_temporary",
  "resumable_id",
  "created_at",
  "claimed_at";

-- insertWithinQuota, with the least that it may be given
insert into "uploaded_files" (
  "id",
  "user_id",
  "storage_key",
  "name",
  "media_type",
  "kind",
  "size_bytes",
  "width",
  "height",
  "is_temporary",
  "resumable_id",
  "created_at",
  "claimed_at"
)
values (default, $1, $2, $3, $4, $5, $6, default, default, default, default, default, default)
returning "id",
  "user_id",
  "storage_key",
  "name",
  "media_type",
  "kind",
  "size_bytes",
  "width",
  "height",
  "is_temporary",
  "resumable_id",
  "created_at",
  "claimed_at";

-- deleteUploadedFile
delete from "uploaded_files" where "uploaded_files"."id" = $1;

-- keepTemporary
update "uploaded_files"
set "is_temporary" = $1, "claimed_at" = $2
where (
  "uploaded_files"."id" in ($3) and "uploaded_files"."user_id" = $4 and "uploaded_files"."is_temporary" = $5
)
returning "id",
  "user_id",
  "storage_key",
  "name",
  "media_type",
  "kind",
  "size_bytes",
  "width",
  "height",
  "is_temporary",
  "resumable_id",
  "created_at",
  "claimed_at";

-- findAllTemporary
select "id",
  "user_id",
  "storage_key",
  "name",
  "media_type",
  "kind",
  "size_bytes",
  "width",
  "height",
  "is_temporary",
  "resumable_id",
  "created_at",
  "claimed_at"
from "uploaded_files"
where (
  "uploaded_files"."id" in ($1) and "uploaded_files"."user_id" = $2 and "uploaded_files"."is_temporary" = $3
);

-- findTemporary
select "id",
  "user_id",
  "storage_key",
  "name",
  "media_type",
  "kind",
  "size_bytes",
  "width",
  "height",
  "is_temporary",
  "resumable_id",
  "created_at",
  "claimed_at"
from "uploaded_files"
where (
  "uploaded_files"."id" = $1 and "uploaded_files"."user_id" = $2 and "uploaded_files"."is_temporary" = $3
);

-- makeDue
update "uploaded_files"
set "is_temporary" = $1, "created_at" = $2, "claimed_at" = $3
where "uploaded_files"."storage_key" = $4;

-- takeOutTemporary
delete
from "uploaded_files"
where "uploaded_files"."id" in (
  select "id"
  from "uploaded_files"
  where ("uploaded_files"."is_temporary" = $1 and "uploaded_files"."created_at" < $2)
  order by "uploaded_files"."created_at"
  limit $3
  for update skip locked
)
returning "storage_key";

-- findByResumableId
select "id",
  "user_id",
  "storage_key",
  "name",
  "media_type",
  "kind",
  "size_bytes",
  "width",
  "height",
  "is_temporary",
  "resumable_id",
  "created_at",
  "claimed_at"
from "uploaded_files"
where ("uploaded_files"."resumable_id" = $1 and "uploaded_files"."user_id" = $2);

-- findByStorageKey
select "id",
  "user_id",
  "storage_key",
  "name",
  "media_type",
  "kind",
  "size_bytes",
  "width",
  "height",
  "is_temporary",
  "resumable_id",
  "created_at",
  "claimed_at"
from "uploaded_files"
where "uploaded_files"."storage_key" = $1;
