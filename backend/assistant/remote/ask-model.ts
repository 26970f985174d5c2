import type { Around, Said } from "../body/around";
import { execute } from "../body/execute";
import { priceOf, summariesOf } from "../body/products";
import type { Command } from "../commands";
import type { DialogueState } from "../state";
import type { ModelProduct } from "./model-facts";
import type { RemoteMind } from "./remote-mind";

const MOST_SHOWN = 8;

interface Found {
  said: Said;
  commands: readonly Command[];
  prose: string;
}

/** Answers a message with the commands of a model; undefined when it is of no use now. */
export async function askModel(
  model: RemoteMind,
  state: DialogueState,
  around: Around,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const products = async (ids: string[]): Promise<ModelProduct[]> =>
    (await summariesOf(around, ids)).map((product) => ({
      ...{ id: product.id, name: product.name, brand: product.brand ?? "" },
      price: priceOf(product),
    }));
  const { focus, shown, compared, parts, kinds, question } = state;
  const inView = [...new Set([...(focus ? [focus] : []), ...shown.slice(0, MOST_SHOWN), ...compared])];
  const turn = await model.turn({
    message: around.message,
    view: {
      wishes: parts.map(({ label }) => label),
      kinds: kinds.map(({ name }) => name),
      shown: await products(inView),
      choices: question?.options.map(({ label }) => label) ?? [],
    },
    run: async (commands) => {
      const said = await execute(commands, state, around);
      return { ...said, commands: [...commands] };
    },
    products,
    signal,
  });
  if (!turn) return undefined;
  const { commands, ...said } = turn.ran;
  return { said, commands, prose: turn.prose };
}
