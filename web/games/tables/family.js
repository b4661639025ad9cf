import { bags, games } from '../bags.js';

/** @import { Choice, Icon } from '../bags.js' */

/**
 * The games of the dialog “More…”, each with its variations. A variation without a picture has the
 * one of its game. The last bags come first: their games have no button.
 */
export const family = bags.toReversed().flatMap(({ games, icon: common }) => {
  /** @typedef {{ id: string, name: Choice, icon?: Icon | undefined }} Member */
  /** @type {(Member & { variations: Member[] })[]} */
  const members = [];
  for (const { id, choice: name, isVariation, icon } of games) {
    if (!name) continue;
    if (isVariation) members.at(-1)?.variations.push({ id, name, icon });
    else members.push({ id, name, icon: icon ?? common, variations: [] });
  }
  return members;
});

/** The line games that are better known by their names than by their rules. */
export const namedLineGames = games.filter(({ isLineGame }) => isLineGame).map(({ id }) => id);
