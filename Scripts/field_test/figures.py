"""The figures of the tables."""

import collections
import math

# Of the normal distribution, for 95 %.
Z = 1.959964


def wilson(share, count):
    """Wilson's interval (1927) for a share of `count` rows: it holds the true share 95 times in 100."""
    if count <= 0:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * count)
    width = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    whole = 1 + Z * Z / count
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def kappa(pairs):
    """Cohen's kappa (1960): how far two readers agree beyond chance. None if both gave one and the same verdict only."""
    count = len(pairs)
    agreed = sum(first == second for first, second in pairs) / count
    firsts = collections.Counter(first for first, _ in pairs)
    seconds = collections.Counter(second for _, second in pairs)
    by_chance = sum(firsts[verdict] * seconds[verdict] for verdict in firsts) / count ** 2
    return None if by_chance == 1 else (agreed - by_chance) / (1 - by_chance)


def weighted(parts):
    """The share over parts of (share, rows read, rows there are), and how many rows drawn evenly would tell as much."""
    whole = sum(population for _, _, population in parts)
    share = sum(share * population for share, _, population in parts) / whole
    return share, whole ** 2 / sum(population ** 2 / read for _, read, population in parts)
