-- SPDX-License-Identifier: MIT
-- Run on both sides (here in PostgreSQL's dialect), save each as a file, compare the files. Every line is one fact.
-- Names are made up: replace tables, keys and sums.

-- 1. Rows by table, and the largest key: a copy that stopped early shows here first.
select 'rows' as what, 'lease' as name, count(*)::text as value, max(lease_id)::text as more from lease
union all select 'rows', 'payment', count(*)::text, max(payment_id)::text from payment
union all select 'rows', 'tenant', count(*)::text, max(tenant_id)::text from tenant
order by 1, 2;

-- 2. Money by month, in cents: types with fewer decimal places show here.
select 'sum' as what, to_char(paid_on, 'YYYY-MM') as name, sum(round(amount * 100))::text as value, count(*)::text as more
from payment group by 2 order by 2;

-- 3. Text: its length, and names with a letter beyond ASCII. A letter that became "?" lowers the second, one that became two raises the first.
-- On SQL Server: sum(len(name)), and name collate Latin1_General_BIN2 like N'%[^ -~]%'. Bytes differ by design: UTF-8 here, UTF-16 there.
select 'text' as what, 'tenant.name' as name, sum(char_length(name))::text as value,
  count(*) filter (where name ~ '[^ -~]')::text as more from tenant;

-- 4. Dates: the earliest and the latest, and how many are midnight. A time zone that was added shows in the third.
select 'dates' as what, 'lease.begins_at' as name, min(begins_at)::text || ' ' || max(begins_at)::text as value,
  count(*) filter (where begins_at::time = '00:00')::text as more from lease;

-- 5. What nobody points at: a foreign key that was off during the copy shows here.
select 'orphans' as what, 'payment.lease_id' as name, count(*)::text as value, null as more
from payment p left join lease l on l.lease_id = p.lease_id where l.lease_id is null;

-- 6. Absence: null and the empty string are two things on one side and may be one on the other.
select 'absent' as what, 'tenant.phone' as name, count(*) filter (where phone is null)::text as value,
  count(*) filter (where phone = '')::text as more from tenant;
