import type { Session } from "../storage/database";

const RULES = {
  "a payment that the provider took is not ours": `select i.id as what from provider_intents i
    left join payment_attempts a on a.intent_id = i.id and a.state = 'paid' and a.amount = i.amount
    where i.status = 'succeeded' and a.id is null`,
  "a payment of ours was not taken by the provider": `select a.id as what from payment_attempts a
    left join provider_intents i on i.id = a.intent_id and i.status = 'succeeded' and i.amount = a.amount
    where a.state = 'paid' and i.id is null`,
  "the provider refunded something else than we asked": `select coalesce(r.id, p.id) as what from refunds r
    full join provider_refunds p on p.id = r.provider_id
    where (r.id is null or p.id is null or p.amount <> r.amount or (p.status = 'failed') <> (r.state = 'failed'))
      and coalesce(r.state, '') <> 'requested'`,
};

/** Where our books and those of the embedded provider differ, once all events have arrived; empty when they agree. */
export async function differencesWithProvider(session: Session): Promise<string[]> {
  const found: string[] = [];
  for (const [name, sql] of Object.entries(RULES)) {
    const { rows } = await session.query<{ what: string }>(sql);
    found.push(...rows.map(({ what }) => `${name}: ${what}`));
  }
  return found;
}
