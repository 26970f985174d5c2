import { VARIANT_OPTIONS } from "#contract/limits";
import type { Variants } from "#contract/products";
import type { Session } from "../storage/database";
import { withoutAbsentPictures } from "./pictures";
import { canonicalPath } from "./rules";
import { variantAxes } from "./variant-axes";
import { commonName } from "./variant-names";
import { around, choicesOf } from "./variant-options";
import { type MemberRow, readMembers } from "./variant-records";

/** Of colours with more values than this, pictures would take longer to load than names to read. */
const MOST_PICTURED = 24;

/** How to get from a product to its variants; undefined when it has none. */
export async function variantsOf(session: Session, id: string, groupKey: string): Promise<Variants | undefined> {
  const members = await readMembers(session, groupKey, id);
  const [current] = members;
  if (!current || members.length < 2) return undefined;
  const axes = variantAxes(members);
  const shown = axes.map((axis) => ({
    axis,
    choices: around(choicesOf(axis, axes, members, current), VARIANT_OPTIONS),
  }));
  const pictures = await picturesOf(
    session,
    shown
      .filter(({ axis, choices }) => axis.key === "color" && choices.length <= MOST_PICTURED)
      .flatMap(({ choices }) => choices.map(({ member }) => member)),
  );
  return {
    groupId: groupKey,
    name: commonName(
      members,
      axes.map(({ label }) => label),
    ),
    count: members.length,
    axes: shown.map(({ axis, choices }) => ({
      key: axis.key,
      label: axis.label,
      options: choices.map(({ value, member, state }) => {
        const image = axis.key === "color" ? pictures.get(member.id) : undefined;
        const { id, name, lowestTotal } = member;
        return { value, id, name, canonical_path: canonicalPath(member), state, lowestTotal, ...(image && { image }) };
      }),
    })),
  };
}

async function picturesOf(session: Session, members: MemberRow[]) {
  const pictured = members.map(({ id, image }) => ({ id, images: image ? [image] : [] }));
  const present = await withoutAbsentPictures(session, pictured);
  return new Map(present.map(({ id, images }) => [id, images[0]]));
}
