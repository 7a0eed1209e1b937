-- src/foundation/content/server/content.queries.ts

-- lockContent
select from given where id = $1 for no key update;

-- lockContent, with the least that it may be given
select from (given) where id = $1 for no key update;

-- writePublication
update given set publication = $1, published_at = coalesce(published_at, $2::timestamptz) where id = $3;

-- writePublication, with the least that it may be given
update (given) set publication = $1, published_at = coalesce(published_at, $2::timestamptz) where id = $3;

-- deleteContent
delete from given where id = $1;

-- deleteContent, with the least that it may be given
delete from (given) where id = $1;

-- findPicture
select picture from given where id = $1;

-- findPicture, with the least that it may be given
select picture, picture_alt from (given) where id = $1;

-- writePicture
update given set picture = $1, picture_alt = $2::jsonb where id = $3;

-- writePicture, with the least that it may be given
update (given) set picture = $1 where id = $2;
